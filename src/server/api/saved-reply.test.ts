import { crudRules } from '#server/content/crud-rules.ts';

crudRules({
  path: '/saved-reply',
  valid: (number) => ({ name: `Visiting hours ${number}`, text: 'Dear {name}, call {hospital}: {phone}.' }),
  change: { text: 'We are open every day.' },
  invalid: [
    [{ text: 'Dear {person}' }, 'text'],
    [{ language: 'xx' }, 'language'],
  ],
  isPublic: false,
  hasSlug: false,
});
