import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), icons({ compiler: 'jsx', jsx: 'react', scale: 1 }), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
