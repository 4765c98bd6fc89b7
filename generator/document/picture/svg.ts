/** SVG as text: elements with attributes, escaped, and numbers short enough that pictures stay small. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are a hundredth of a point: finer than any printer. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
};

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : escapeText(String(value))}"`)
    .join('');

/** An element; its children are SVG already. */
export const element = (name: string, attributes: Attributes, children: readonly string[] | string = ''): string => {
  const inside = typeof children === 'string' ? children : children.join('');
  return inside === '' ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${inside}</${name}>`;
};

export const group = (attributes: Attributes, children: readonly string[]): string =>
  children.every((child) => child === '') ? '' : element('g', attributes, children);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const FONT = 'Helvetica, Arial, "Liberation Sans", "DejaVu Sans", sans-serif';

export const text = (at: Point, size: number, words: string, more: Attributes = {}): string =>
  element(
    'text',
    { x: at.x, y: at.y + size * 0.35, 'font-size': size, 'text-anchor': 'middle', ...more },
    escapeText(words),
  );

/** About how wide a text is drawn: digits and small letters are a little over half as wide as they are high. */
export const textWidth = (words: string, size: number): number =>
  [...words].reduce(
    (width, letter) => width + (/[A-Z&MW%@]/.test(letter) ? 0.7 : /[ilI1.,' ]/.test(letter) ? 0.4 : 0.56),
    0,
  ) * size;

/** A whole picture. `title` is what a screen reader says. */
export const picture = (box: Box, title: string, children: readonly string[], scale = 1): string => {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [box.left, box.top, width, height].map(short).join(' '),
      width: width * scale,
      height: height * scale,
      'font-family': FONT,
      role: 'img',
    },
    [element('title', {}, escapeText(title)), ...children],
  );
};
