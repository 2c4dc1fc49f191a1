// Written by scripts/languages.ts from the folders beside it.

export const languages = ['en', 'ar', 'de'] as const;
