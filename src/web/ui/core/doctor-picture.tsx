import type { Image } from '#contract/base.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { Picture, type Ratio } from './picture.tsx';

/**
 * A doctor's picture, or initials if there is none or the hospital chose initials for all. Hidden from screen readers,
 * as the name is beside it.
 */
export function DoctorPicture({
  doctor: { id, name, image },
  ratio,
  sizes,
  priority = false,
  className = '',
}: {
  doctor: { id: number; name: string; image: Image | null };
  ratio: Ratio & ('1/1' | '4/5');
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  const { doctorPictures } = useSite();
  if (!image || doctorPictures === 'initials') {
    return (
      <span aria-hidden="true" className={`initials initials-${id % grounds} ${shapes[ratio]} ${className}`}>
        <span>{initialsOf(name)}</span>
      </span>
    );
  }
  return (
    <Picture
      // A portrait that is too tall is cropped at the bottom, never at the head.
      image={{ ...image, focalY: 0 }}
      ratio={ratio}
      sizes={sizes}
      priority={priority}
      decorative
      className={`bg-mint ${className}`}
    />
  );
}

/** Initials of the first and last name; names from search begin with titles, which are skipped. */
export function initialsOf(name: string) {
  const all = name.split(/\s+/).filter(Boolean);
  const first = all.findIndex((word) => !title.test(word));
  const words = first === -1 ? [] : all.slice(first);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  // A zero-width non-joiner keeps two Arabic letters apart.
  return chosen.map((word) => [...word][0]!.toUpperCase()).join(name > '\u0600' ? '\u200c' : '');
}

/** Common titles, abbreviations of two letters or more such as "Dra." and "med.", and Arabic ones of one letter. */
const title = /^(?:(?:dr|prof|mr|mrs|ms|miss|mx|sir|dame)\.?|(?:\p{L}{2}|[ء-ي])[\p{L}.-]*\.)$/iu;
const grounds = 3;
const shapes = { '1/1': 'aspect-square', '4/5': 'aspect-4/5' };
