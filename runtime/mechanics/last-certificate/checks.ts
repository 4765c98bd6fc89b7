/** What can be wrong with a second large certificate. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly certificate: number;
}

const SHARES = [20, 10, 10, 10, 10, 10, 10, 20];
const corporations = (shares: readonly number[]) => ['NR', 'ER', 'SR', 'WR'].map((id) => ({ id, shares }));

const example = (certificate: number, shares = SHARES) => ({
  mechanics: [{ id: 'last-certificate', certificate }],
  corporations: corporations(shares),
  rounds: { definitions: [{ id: 'stock', steps: [{ id: 'president-swap', $before: 'trade-shares' }] }] },
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { corporation: string; certificate: number; count: number }>({
    code: 'last-certificate/no-such',
    severity: 'error',
    summary: 'A corporation has no certificate of that number.',
    why: 'None of its certificates would be the last.',
    bad: example(8),
    good: example(7),
    message: ({ corporation, certificate, count }) => ({
      message: `${corporation} has ${count} certificates: the last is number ${count - 1}, not ${certificate}.`,
      hint: "Certificates are counted from 0, the president's.",
    }),
    *check({ options: { certificate }, companies, at }) {
      const open = companies.filter(({ minor, certificates }) => !minor && certificates.length > 0);
      const without = open.find(({ certificates }) => certificate >= certificates.length);
      if (without === undefined) return;
      const { id: corporation, certificates } = without;
      yield { at: at('certificate'), says: { corporation, certificate, count: certificates.length } };
    },
  }),
  defineMechanicRule<Options, { corporation: string; percent: number; president: number }>({
    code: 'last-certificate/size-differs',
    severity: 'error',
    summary: "The last certificate is not as large as the president's.",
    why: 'Exchanging one for the other would make somebody richer.',
    bad: example(6),
    good: example(7),
    message: ({ corporation, percent, president }) => ({
      message: `The last certificate of ${corporation} is ${percent} percent, its president's ${president}.`,
      hint: 'Write the number of the certificate that is as large, counted from 0.',
    }),
    *check({ options: { certificate }, companies, at }) {
      for (const { id, minor, certificates, presidentPercent } of companies) {
        const percent = certificates[certificate]?.percent;
        if (minor || percent === undefined || percent === presidentPercent) continue;
        yield { at: at('certificate'), says: { corporation: id, percent, president: presidentPercent } };
        return;
      }
    },
  }),
];
