export const pageTexts = {
  aboutText: true,
  gettingHereText: true,
  pricingText: true,
  privacyText: true,
  accessibilityText: true,
} as const;
