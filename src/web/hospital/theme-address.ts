export const standardColours = { primary: '#0b5563', accent: '#f2785c' };

/** Address of the stylesheet; null for the standard colours. */
export function themeAddress({ primaryColor, accentColor }: { primaryColor: string; accentColor: string }) {
  if (!primaryColor && !accentColor) return null;
  const [primary, accent] = [primaryColor || standardColours.primary, accentColor || standardColours.accent];
  return `/theme/${primary.slice(1)}-${accent.slice(1)}`;
}
