import type { Testimonial } from '#contract/testimonial.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { langOf } from '#web/ui/lang.tsx';

/** Nothing if empty; a single one is in large type instead of a card. */
export function Testimonials({
  testimonials,
  title,
  className,
}: {
  testimonials: Testimonial[];
  title: string;
  className?: string;
}) {
  if (testimonials.length === 0) return null;
  return (
    <HeadedSection name="testimonials" ground="sand" title={title} className={className}>
      <ul className="grid gap-5 md:has-[>:nth-child(2)]:grid-cols-2 lg:has-[>:nth-child(3)]:grid-cols-3 lg:gap-6">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="group max-w-[60rem]">
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, quote, rating, treatment, department } = testimonial;
  const about = treatment || department?.name;
  return (
    <figure className="flex h-full flex-col justify-between gap-6 rounded-md bg-white p-6 shadow-card group-only:bg-transparent group-only:p-0 group-only:shadow-none sm:p-8">
      <blockquote className="text-lg group-only:text-2xl lg:group-only:text-4xl" {...langOf(testimonial)}>
        “{quote}”
      </blockquote>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="block font-semibold" {...langOf(testimonial)}>
            {name}
          </span>
          {about ? (
            <span className="text-sm text-ink-muted" {...langOf(treatment ? testimonial : department)}>
              {about}
            </span>
          ) : null}
        </span>
        {rating ? (
          <span className="text-sm font-semibold text-ink-muted tabular-nums">
            <Phrase
              message="<hidden>Rating: </hidden>{rating} of {most}"
              hidden={(words) => <span className="sr-only">{words}</span>}
              rating={rating}
              most={5}
            />
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}
