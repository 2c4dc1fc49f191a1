import type { Image } from '#contract/base.ts';
import { focusOf } from '#web/ui/core/picture.tsx';

/** A small picture beside a name that already says what it shows. */
export function Thumb({ image }: { image: Image | null }) {
  if (!image) return <span className="thumb thumb-none" />;
  return (
    <img
      className={`thumb ${focusOf(image)}`}
      src={image.url}
      srcSet={image.srcset}
      sizes="36px"
      alt=""
      width={36}
      height={36}
      loading="lazy"
    />
  );
}
