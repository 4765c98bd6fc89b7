import { describe, expect, it } from 'vitest';

import { arcMiddle, curveData, edgeToEdge, edgeToPoint, pointOn, radiusOf } from './curve.ts';
import type { Layout } from './geometry.ts';
import { APOTHEM, distance, edgeAngle, edgeMiddle, ORIGIN, RADIUS } from './geometry.ts';

const LAYOUTS: readonly Layout[] = ['flat', 'pointy'];

describe('edges', () => {
  it('count clockwise from the bottom of a flat hex, from the bottom left of a pointy one', () => {
    expect(edgeMiddle('flat', 0).y).toBeCloseTo(APOTHEM);
    expect(edgeMiddle('flat', 3).y).toBeCloseTo(-APOTHEM);
    expect(edgeMiddle('flat', 1).x).toBeLessThan(0);
    expect(edgeMiddle('pointy', 0).x).toBeLessThan(0);
    expect(edgeMiddle('pointy', 0).y).toBeGreaterThan(0);
    expect(edgeMiddle('pointy', 1).x).toBeCloseTo(-APOTHEM);
    expect(edgeMiddle('pointy', 4).x).toBeCloseTo(APOTHEM);
  });
});

describe.each(LAYOUTS)('track on a %s hex', (layout) => {
  it('bends around the corner between neighbouring edges: half an edge is its radius', () => {
    for (const edge of [0, 1, 2, 3, 4, 5])
      expect(radiusOf(edgeToEdge(layout, edge, (edge + 1) % 6))).toBeCloseTo(RADIUS / 2);
  });

  it('bends gently to the edge after the next: one and a half edges', () => {
    for (const edge of [0, 1, 2, 3, 4, 5])
      expect(radiusOf(edgeToEdge(layout, edge, (edge + 2) % 6))).toBeCloseTo(RADIUS * 1.5);
  });

  it('runs straight across', () => {
    for (const edge of [0, 1, 2]) {
      expect(edgeToEdge(layout, edge, edge + 3).around).toBeUndefined();
      expect(distance(arcMiddle(layout, edge, edge + 3), ORIGIN)).toBeCloseTo(0);
    }
  });

  it('is the same curve from either end', () => {
    const there = pointOn(edgeToEdge(layout, 0, 2), 0.25);
    const back = pointOn(edgeToEdge(layout, 2, 0), 0.75);
    expect(distance(there, back)).toBeCloseTo(0);
  });

  it('leaves every edge at a right angle', () => {
    for (const target of [ORIGIN, { x: 20, y: -15 }, { x: -8, y: 22 }]) {
      for (const edge of [0, 1, 2, 3, 4, 5]) {
        const curve = edgeToPoint(layout, edge, target);
        const from = edgeMiddle(layout, edge);
        const next = pointOn(curve, 0.001);
        const inward = (Math.atan2(from.y - next.y, from.x - next.x) * 180) / Math.PI;
        expect(Math.cos(((inward - edgeAngle(layout, edge)) * Math.PI) / 180)).toBeCloseTo(1, 2);
      }
    }
  });
});

describe('as SVG', () => {
  it('is a line or an arc that turns the right way', () => {
    expect(curveData(edgeToEdge('flat', 0, 3))).toBe('M0 50L0 -50');
    expect(curveData(edgeToEdge('flat', 0, 1))).toMatch(/^M0 50A28.87 28.87 0 0 0 -43.3 25$/);
  });
});
