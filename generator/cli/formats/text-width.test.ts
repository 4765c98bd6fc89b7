import { describe, expect, it } from 'vitest';
import { textWidth, wrapped } from './text-width.ts';

describe('the width of a text', () => {
  it('counts letters of East Asia and pictures twice', () => {
    expect(textWidth('Tōkyō')).toBe(5);
    expect(textWidth('東京')).toBe(4);
    expect(textWidth('한국')).toBe(4);
    expect(textWidth('🚂')).toBe(2);
  });

  it('does not count marks over letters, joiners and what a picture looks like', () => {
    expect(textWidth('e\u0301')).toBe(1);
    expect(textWidth('❤\uFE0F')).toBe(1);
    expect(textWidth('👍\u{1F3FD}')).toBe(2);
  });
});

describe('wrapping', () => {
  it('breaks between words', () => {
    expect(wrapped('There is no train of that name.', 14)).toEqual(['There is no', 'train of that', 'name.']);
  });

  it('gives a word that is too long a line for itself', () => {
    expect(wrapped('at /variants/long/patch now', 10)).toEqual(['at', '/variants/long/patch', 'now']);
  });

  it('leaves what fits, and anything where there is no end', () => {
    expect(wrapped('Two words', 9)).toEqual(['Two words']);
    expect(wrapped('x '.repeat(500).trim(), Infinity)).toHaveLength(1);
  });
});
