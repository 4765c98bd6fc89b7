/** Slips of figures: a sign, a digit, two of them swapped. */
import type { Kind } from '../fault.ts';
import { at, everything, list, put, record, type Parts, type Path } from '../parts.ts';

function* numbers(parts: Parts): Iterable<readonly [Path, number]> {
  for (const [path, value] of everything(parts)) {
    if (typeof value === 'number' && value > 0 && !path.includes('patch')) yield [path, value];
  }
}

const priceOf = (cell: unknown): number | undefined => {
  const price = typeof cell === 'number' ? cell : record(cell)['price'];
  return typeof price === 'number' ? price : undefined;
};

export const numberKinds: readonly Kind[] = [
  {
    name: 'turn the sign of a number',
    *faults({ parts }) {
      for (const [path, value] of numbers(parts)) yield { at: path, parts: put(parts, path, -value) };
    },
  },
  {
    name: 'add a digit to a number',
    *faults({ parts }) {
      for (const [path, value] of numbers(parts)) yield { at: path, parts: put(parts, path, value * 10) };
    },
  },
  {
    name: 'swap the prices of two trains',
    *faults({ parts }) {
      const trains = list(parts.trains['trains']).map(record);
      for (const [index, train] of trains.entries()) {
        const next = trains[index + 1];
        if (next === undefined || next['price'] === train['price']) continue;
        const first = put(parts, ['trains', 'trains', index, 'price'], next['price']);
        yield {
          at: ['trains', 'trains', index, 'price'],
          parts: put(first, ['trains', 'trains', index + 1, 'price'], train['price']),
        };
      }
    },
  },
  {
    name: 'swap the values of two private companies',
    *faults({ parts }) {
      const privates = list(parts.companies['privates']).map(record);
      for (const [index, company] of privates.entries()) {
        const next = privates[index + 1];
        if (next === undefined || next['value'] === company['value']) continue;
        const first = put(parts, ['companies', 'privates', index, 'value'], next['value']);
        yield {
          at: ['companies', 'privates', index, 'value'],
          parts: put(first, ['companies', 'privates', index + 1, 'value'], company['value']),
        };
      }
    },
  },
  {
    name: 'swap two prices of the market',
    *faults({ parts }) {
      for (const [row, cells] of list(parts.market['rows']).entries()) {
        for (const column of list(cells).keys()) {
          const here: Path = ['market', 'rows', row, column];
          const next: Path = ['market', 'rows', row, column + 1];
          const [a, b] = [at(parts, here), at(parts, next)];
          if (priceOf(a) === undefined || priceOf(b) === undefined || priceOf(a) === priceOf(b)) continue;
          yield { at: here, parts: put(put(parts, here, withPrice(a, priceOf(b))), next, withPrice(b, priceOf(a))) };
        }
      }
    },
  },
];

const withPrice = (cell: unknown, price: number | undefined): unknown =>
  typeof cell === 'number' ? price : { ...record(cell), price };
