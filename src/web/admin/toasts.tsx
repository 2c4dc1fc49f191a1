import { ToastContainer, toast } from 'react-toastify/unstyled';

/** Short messages at the top right. Their behaviour is fixed by the specification; Alt+T, the default, focuses them. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      icon={false}
      aria-label="Messages, Alt+T"
    />
  );
}

export const said = {
  done: (words: string) => void toast.success(words),
  failed: (words: string) => void toast.error(words),
};
