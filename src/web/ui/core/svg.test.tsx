import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Svg } from './svg.tsx';

const source =
  '<svg viewBox="0 0 48 48" width="1em" height="1em"><g fill="none" stroke-width="2"><path d="M1 1" fill-rule="evenodd"/><circle r="1"/></g><path d="M2 2"/></svg>';

it('draws the same shapes with the same nesting', () => {
  const markup = renderToStaticMarkup(<Svg source={source} className="size-5" />);
  expect(markup).toContain(
    '<g fill="none" stroke-width="2"><path d="M1 1" fill-rule="evenodd"></path><circle r="1"></circle></g><path d="M2 2"></path>',
  );
  expect(markup).toContain('viewBox="0 0 48 48"');
});

it('is hidden from assistive technology unless it has a label', () => {
  expect(renderToStaticMarkup(<Svg source={source} />)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<Svg source={source} label="Heart" />);
  expect(named).toContain('role="img" aria-label="Heart"');
  expect(named).not.toContain('aria-hidden');
});
