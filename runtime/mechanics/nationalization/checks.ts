/** What can be wrong with a nationalization: its company and its shares. How its price and tokens may be wrong, `checks-price.ts` says. */
import { noLenderRule } from '../../core/checking/loan-rules.ts';
import { abilitiesOfType, numberOf, placedTexts, textsOf } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import { example } from './checks-example.ts';
import { priceChecks } from './checks-price.ts';
import type { Options } from './slice.ts';

/** Corporations that may be taken over. */
const others = <C extends { readonly id: string; readonly minor: boolean; readonly totalShares: number }>(
  companies: readonly C[],
  national: string,
): readonly C[] => companies.filter(({ id, minor, totalShares }) => !minor && id !== national && totalShares > 0);

const companyChecks: readonly MechanicRule[] = [
  noLenderRule({
    code: 'nationalization/no-loans',
    summary: 'Loans are called in, and no mechanic of the title lends.',
    why: 'No corporation has loans, so none is ever taken over.',
    bad: example({}, { loans: false }),
    good: example({}),
  }),
  defineMechanicRule<Options, { value: number; loan: number }>({
    code: 'nationalization/loan-value-differs',
    severity: 'error',
    summary: 'A loan costs something else to pay back here than in the mechanic of the loans.',
    why: 'One of the two figures is wrong.',
    bad: example({ loanValue: 110 }),
    good: example({}),
    message: ({ value, loan }) => ({
      message: `Paying a loan back costs ${value} here, and ${loan} in "company-loans".`,
      hint: 'Write the same value in both.',
    }),
    *check({ options: { loanValue: value }, uses, at }) {
      const loan = numberOf(uses('company-loans')[0], 'value');
      if (loan !== undefined && loan !== value) yield { at: at('loanValue'), says: { value, loan } };
    },
  }),
  defineMechanicRule<Options, { national: string; owner: string }>({
    code: 'nationalization/national-given-away',
    severity: 'error',
    summary: 'A private company brings a share of the national railway, or is exchanged for one.',
    why: 'There are none before it is formed out of others.',
    bad: example({}, { ability: { type: 'exchange', corporations: ['WR'], ownerType: 'player', from: ['ipo'] } }),
    good: example({}, { ability: { type: 'exchange', corporations: ['NR'], ownerType: 'player', from: ['ipo'] } }),
    message: ({ national, owner }) => ({
      message: `${owner} is worth a share of ${national}, which is formed out of other corporations.`,
      hint: 'Name another corporation.',
    }),
    *check({ title, options: { national }, companies }) {
      const own = new Set(companies.find(({ id }) => id === national)?.certificates.map(({ id }) => id) ?? []);
      for (const { ability, owner, at } of abilitiesOfType(title, 'exchange')) {
        for (const { text, at: place } of placedTexts(ability['corporations'], `${at}/corporations`))
          if (text === national) yield { at: place, says: { national, owner } };
      }
      for (const { ability, owner, at } of abilitiesOfType(title, 'shares')) {
        const { shares } = ability;
        if ([String(shares), ...textsOf(shares)].some((id) => own.has(id)))
          yield { at: `${at}/shares`, says: { national, owner } };
      }
    },
  }),
  defineMechanicRule<Options, { national: string; hex: string }>({
    code: 'nationalization/national-at-home',
    severity: 'warning',
    summary: 'The national railway has a home of its own.',
    why: 'Its tokens are those of the corporations taken over; a place would be kept for nothing.',
    bad: example({}, { national: { home: { hex: 'C7' } } }),
    good: example({}),
    message: ({ national, hex }) => ({
      message: `${national} takes over the tokens of other corporations; its home ${hex} is never used.`,
      hint: 'Take "home" away from the national railway.',
    }),
    *check({ title: { corporations }, options: { national } }) {
      for (const [c, { id, home }] of corporations.entries())
        if (id === national && home !== undefined && home !== null)
          yield { at: `/corporations/${c}/home`, says: { national, hex: home.hex } };
    },
  }),
  defineMechanicRule<Options, { ratio: number; most: number }>({
    code: 'nationalization/ratio-too-high',
    severity: 'error',
    summary: 'More old shares are needed for one of the national railway than a corporation has.',
    why: 'The owners of a corporation would get nothing for it.',
    bad: example({ sharesForOne: 20 }),
    good: example({}),
    message: ({ ratio, most }) => ({
      message: `${ratio} old shares make one of the national railway, and no corporation has more than ${most}.`,
      hint: 'Look the ratio up in the rule book.',
    }),
    *check({ options: { national, sharesForOne: ratio }, companies, at }) {
      const most = Math.max(0, ...others(companies, national).map(({ totalShares }) => totalShares));
      if (most > 0 && ratio > most) yield { at: at('sharesForOne'), says: { ratio, most } };
    },
  }),
  defineMechanicRule<Options, { corporation: string; shares: number; ratio: number }>({
    code: 'nationalization/ratio-uneven',
    severity: 'warning',
    summary: 'The shares of a corporation do not divide into shares of the national railway.',
    why: 'Even who holds all of it would lose a part; the ratio is probably wrong.',
    bad: example({ sharesForOne: 3 }),
    good: example({}),
    message: ({ corporation, shares, ratio }) => ({
      message: `${corporation} has ${shares} shares, and ${ratio} make one: some are left over.`,
      hint: 'Look the ratio up in the rule book.',
    }),
    *check({ options: { national, sharesForOne: ratio }, companies, at }) {
      const uneven = others(companies, national).find(({ totalShares }) => totalShares % ratio !== 0);
      if (uneven !== undefined && uneven.totalShares > ratio)
        yield { at: at('sharesForOne'), says: { corporation: uneven.id, shares: uneven.totalShares, ratio } };
    },
  }),
  defineMechanicRule<Options, { corporation: string; national: string }>({
    code: 'nationalization/two-nationals',
    severity: 'warning',
    summary: 'The rules of a national railway are for another corporation than the one that is formed.',
    why: 'The new one would buy trains as any other; one of the two names is probably wrong.',
    bad: example({}, { railway: 'SR' }),
    good: example({}, { railway: 'WR' }),
    message: ({ corporation, national }) => ({
      message: `${national} is formed, but "national-railway" is about ${corporation}.`,
      hint: 'Name the same corporation in both.',
    }),
    *check({ options: { national }, uses, at }) {
      const named = uses('national-railway').map(({ corporation }) => String(corporation));
      const [corporation] = named;
      if (corporation !== undefined && !named.includes(national))
        yield { at: at('national'), says: { corporation, national } };
    },
  }),
];

export const checks: readonly MechanicRule[] = [...companyChecks, ...priceChecks];
