import type { KeyboardEvent, MouseEvent } from 'react';
import { useController } from 'react-hook-form';
import type { Image } from '#contract/base.ts';
import { focusOf } from '#web/ui/core/picture.tsx';
import { t } from '#words/say.ts';

/** Step of an arrow key, as a share of the picture. */
const step = 0.05;

/** The point that every crop of the picture keeps: by click, arrow keys, or two sliders. */
export function FocalField({ image }: { image: Image }) {
  const { field: x } = useController({ name: 'focalX' });
  const { field: y } = useController({ name: 'focalY' });
  const point = { focalX: Number(x.value), focalY: Number(y.value) };
  const set = (focalX: number, focalY: number) => {
    x.onChange(within(focalX));
    y.onChange(within(focalY));
  };
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Enter and Space press a button as well, but have no position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set((event.clientX - left) / width, (event.clientY - top) / height);
  }
  function move(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    set(point.focalX + by[0] * step, point.focalY + by[1] * step);
  }
  return (
    <div className="stack focal">
      <button
        type="button"
        className="focal-picture"
        aria-label={t(
          'Focal point: {across} from the left, {down} from the top. Click the picture, or use the arrow keys.',
          { across: inPercent(point.focalX), down: inPercent(point.focalY) },
        )}
        onClick={press}
        onKeyDown={move}
      >
        <img
          src={image.url}
          srcSet={image.srcset}
          sizes="640px"
          alt=""
          width={image.width}
          height={image.height}
        />
        <span
          className="focal-point"
          style={{
            left: `${point.focalX * 100}%` /* both ways: a picture is never mirrored */,
            top: `${point.focalY * 100}%`,
          }}
          aria-hidden="true"
        />
      </button>
      <div className="stack focal-sliders">
        <Slider
          label={t('From the left')}
          value={point.focalX}
          onChange={(value) => set(value, point.focalY)}
        />
        <Slider
          label={t('From the top')}
          value={point.focalY}
          onChange={(value) => set(point.focalX, value)}
        />
      </div>
      <figure className="cluster focal-crops">
        <figcaption className="hint">{t('How it is cropped where a page uses another shape')}</figcaption>
        {['square', 'tall', 'wide'].map((shape) => (
          <img
            key={shape}
            src={image.url}
            srcSet={image.srcset}
            sizes="200px"
            alt=""
            className={`focal-crop focal-crop-${shape} ${focusOf(point)}`}
          />
        ))}
      </figure>
    </div>
  );
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) {
  return (
    <label>
      <span className="label">
        {label}
        <span className="count" aria-hidden="true">
          {inPercent(value)}
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={1}
        step={step}
        value={value}
        aria-valuetext={inPercent(value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function within(share: number) {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}

function inPercent(share: number) {
  return t('{number} %', { number: Math.round(share * 100) });
}
