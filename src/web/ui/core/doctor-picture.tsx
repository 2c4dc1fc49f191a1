import type { Image } from '#contract/base.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { Picture, type Ratio } from './picture.tsx';

/**
 * A doctor, wherever one is shown: the picture, or initials where there is none or the hospital chose initials for
 * all. Never read out, as the name is beside it.
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
      // A portrait that is too tall loses something below and nothing of the head.
      image={{ ...image, focalY: 0 }}
      ratio={ratio}
      sizes={sizes}
      priority={priority}
      decorative
      className={`bg-mint ${className}`}
    />
  );
}

/** The first letters of the first and the last name; a search result's name has its titles before it. */
export function initialsOf(name: string) {
  const all = name.split(/\s+/).filter(Boolean);
  const first = all.findIndex((word) => !title.test(word));
  const words = first === -1 ? [] : all.slice(first);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  // Two Arabic letters would become one.
  return chosen.map((word) => [...word][0]!.toUpperCase()).join(name > '\u0600' ? '\u200c' : '');
}

/** Common ones, any abbreviation of two letters or more, such as "Dra." and "med.", and in Arabic of one. */
const title = /^(?:(?:dr|prof|mr|mrs|ms|miss|mx|sir|dame)\.?|(?:\p{L}{2}|[ء-ي])[\p{L}.-]*\.)$/iu;
const grounds = 3;
const shapes = { '1/1': 'aspect-square', '4/5': 'aspect-4/5' };
