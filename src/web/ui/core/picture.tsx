import type { Image } from '#contract/base.ts';
import { Svg } from './svg.tsx';

export type Ratio = 'fill' | '4/3' | '3/2' | '16/9' | '1/1' | '4/5' | '3/4' | '21/9';

/**
 * A picture from the media store: AVIF if supported, otherwise WebP, with dimensions so that nothing moves, lazy unless
 * `priority`. `ratio` crops around the focal point, to a shape or to `fill` its container. A missing picture shows a
 * placeholder.
 */
export function Picture({
  image,
  sizes = '100vw',
  priority = false,
  className = '',
  ratio,
  grows = true,
  decorative = false,
}: {
  image: Image | null | undefined;
  /** The size on the page, as in the `sizes` attribute. */
  sizes?: string;
  priority?: boolean;
  className?: string;
  ratio?: Ratio;
  /** Fills the width; otherwise never wider than its file. */
  grows?: boolean;
  /** Set if the text beside it says what it shows: the alternative text is then empty. */
  decorative?: boolean;
}) {
  const shape = `block ${grows ? 'w-full' : 'max-w-full'} ${ratio ? `object-cover ${ratios[ratio]}` : ''} ${ratio === 'fill' ? '' : 'h-auto'} ${className}`;
  if (!image) return <MissingPicture className={shape} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif(image.srcset)} sizes={sizes} />
      <img
        src={image.url}
        srcSet={image.srcset}
        sizes={sizes}
        alt={decorative ? '' : image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        className={`${shape} ${focusOf(image)}`}
      />
    </picture>
  );
}

/**
 * Classes (focus.css) that keep the focal point in view when a picture is cropped. In tenths, as the content security
 * policy forbids inline styles.
 */
export function focusOf({ focalX, focalY }: Pick<Image, 'focalX' | 'focalY'>) {
  return `focus-x-${Math.round(focalX * 10)} focus-y-${Math.round(focalY * 10)}`;
}

/** Each WebP file has an AVIF file of the same name. */
export function avif(srcset: string) {
  return srcset.replace(/\.webp(?=[\s,?]|$)/g, '.avif');
}

function MissingPicture({ className }: { className: string }) {
  return <Svg source={plinth} className={`${className} bg-mint text-white`} />;
}

const plinth =
  '<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"><ellipse cx="200" cy="262" rx="150" ry="26" fill="#b3d8d4"/><path d="M90 236v14c0 15 49 26 110 26s110-11 110-26v-14z" fill="#eef6f5"/><ellipse cx="200" cy="236" rx="110" ry="25" fill="#ffffff"/><path d="M156 230V138a44 44 0 0 1 88 0v92z" fill="#0b5563"/><path d="M172 230v-90a28 28 0 0 1 56 0v90z" fill="#f2785c"/><path d="M186 232v-88c0-10 6-18 14-20v110z" fill="#f7f5f0"/></svg>';

const ratios: Record<Ratio, string> = {
  fill: 'h-full',
  '4/3': 'aspect-4/3',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-video',
  '1/1': 'aspect-square',
  '4/5': 'aspect-4/5',
  '3/4': 'aspect-3/4',
  '21/9': 'aspect-21/9',
};
