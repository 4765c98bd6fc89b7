/** Private companies and corporations, compared by their short names. */
import type { CorporationDefinition, PrivateDefinition } from '../../../runtime/kernel/title.ts';
import { certificatesOf, corporationNotes, homeOf, powersOf, tokensOf } from '../summary/companies.ts';
import type { Collection } from './fields.ts';

export const privates: Collection<PrivateDefinition> = {
  area: 'privates',
  of: ({ title }) => title.privates,
  subject: ({ id, name }) => `${name} (${id})`,
  whole: (company, teller) => {
    const { id, name, value, revenue } = company;
    const { say, money } = teller.speech;
    const figures = say('private.figures', { value: money(value), revenue: money(revenue) });
    return `${name} (${id}), ${figures}. ${powersOf(teller, company).join(' ')}`.replace(/\.$/, '');
  },
  counted: { label: 'diff.area.privates', count: ({ facts }) => facts.privates },
  fields: ({ speech: { say } }) => [
    { name: 'name', label: say('diff.what.name'), words: ({ name }) => name },
    { name: 'value', label: say('diff.what.value'), words: ({ value }, { speech }) => speech.money(value) },
    { name: 'revenue', label: say('diff.what.revenue'), words: ({ revenue }, { speech }) => speech.money(revenue) },
    { name: 'abilities', items: (company, teller) => powersOf(teller, company) },
    { name: 'minPlayers', label: say('diff.what.minPlayers'), words: ({ minPlayers }) => minPlayers?.toString() },
    {
      name: 'minPrice',
      label: say('diff.what.minPrice'),
      words: ({ minPrice }, { speech }) => (minPrice === undefined ? undefined : speech.money(minPrice)),
    },
    {
      name: 'maxPrice',
      label: say('diff.what.maxPrice'),
      words: ({ maxPrice }, { speech }) => (maxPrice === undefined ? undefined : speech.money(maxPrice)),
    },
  ],
};

const companies = (area: 'corporations' | 'minors'): Collection<CorporationDefinition> => ({
  area,
  briefly: true,
  of: ({ title }) => title[area],
  subject: ({ id, name }) => `${name} (${id})`,
  whole: (company, teller) =>
    `${company.name} (${company.id}), ${teller.speech.say('diff.what.home')} ${homeOf(teller, company)}`,
  counted: { label: `diff.area.${area}`, count: ({ facts }) => facts[area] },
  fields: ({ speech: { say } }) => [
    { name: 'name', label: say('diff.what.name'), words: ({ name }) => name },
    { name: 'home', label: say('diff.what.home'), words: (company, teller) => homeOf(teller, company) },
    { name: 'tokens', label: say('diff.what.tokens'), words: (company, teller) => tokensOf(teller, company) },
    { name: 'shares', label: say('diff.what.shares'), words: (company, { speech }) => certificatesOf(speech, company) },
    { name: 'notes', items: (company, teller) => corporationNotes(teller, company) },
  ],
});

export const corporations = companies('corporations');
export const minors = companies('minors');
