// What people write in English, as far as the program has to understand it.

/** Words before a number to call. */
export const calling = /(?:call|calling|dial|phone|ring) /;

/**
 * Words without meaning for a search, folded as the search compares them: those of grammar and of politeness, when, how
 * much, and that it is about a visit or the hospital, which everything here is.
 */
export const filler = [
  'a about am an and any are at be been by can could do does for from had has have having how i if im in is it',
  'its ive just me my of on one or our s should so some someone that the there think this to us was we were what when',
  'where which who why will with would you your',
  'consultant doctor doctors dr prof professor specialist specialists',
  'feel feeling felt get give going good got help helps hello hi know like looking near need please s see thank thanks want wants',
  'afternoon available evening friday last later monday month months morning next now saturday since soon sunday',
  'thursday today tomorrow tuesday wednesday week weeks yesterday',
  'bad badly really severe too very worse worried worry',
  'appointment appointments department departments hospital',
];

/** What asks who is there at an hour. Alone it says what is meant; beside a matter, as in “fever at night”, only when. */
export const times = [
  '24 hour hours midnight night nights out tonight weekend weekends close closed open opened opening',
];
