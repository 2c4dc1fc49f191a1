import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

/** The small parts that every application loads anyway: in one file they take fewer bytes than in fifteen. */
const parts = /[\\/]web[\\/]ui[\\/](alert|breadcrumb|button|field|page-head|picture|section|svg)\.tsx$/;

/** A module of components does nothing by being loaded, so one whose components are not used need not be. */
const components = /[\\/]src[\\/]web[\\/](site|ui|admin)[\\/].*\.tsx$/;

export default defineConfig({
  plugins: [tailwindcss(), icons({ compiler: 'jsx', jsx: 'react', scale: 1 }), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: components, sideEffects: false }] },
          output: { codeSplitting: { groups: [{ name: 'ui', test: parts }] } },
        },
      },
    },
  },
});
