/** Made by vite.config.ts from the catalogues; English has none. */
declare module 'virtual:words' {
  import type { Catalogue } from '#words/catalogue.ts';
  import type { Language } from '#words/language.ts';

  const words: Partial<Record<Language, () => Promise<{ default: Catalogue }>>>;
  export default words;
}
