import { useState } from 'react';
import { DownloadFile } from '#web/admin/export/download.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import type { Language } from '#words/language.ts';
import { t } from '#words/say.ts';
import uploadIcon from '~icons/lucide/upload?raw';
import { UploadDialog } from './upload-dialog.tsx';

interface FilesProps {
  /** Undefined until a language is chosen to download. */
  language: Language | undefined;
  query: Record<string, string>;
  mayChange: boolean;
}

export function Files({ language, query, mayChange }: FilesProps) {
  const [isUploading, setUploading] = useState(false);
  if (!language) return <p className="quiet">{t('Choose a language to download or upload translations.')}</p>;
  return (
    <>
      {(['csv', 'xliff'] as const).map((format) => (
        <DownloadFile
          key={format}
          resource="translation"
          operation="download"
          params={{ language }}
          query={query}
          format={format}
          name={`translations-${language}`}
        />
      ))}
      {mayChange ? (
        <Button icon={uploadIcon} onClick={() => setUploading(true)}>
          {t('Upload translations')}
        </Button>
      ) : null}
      {isUploading ? <UploadDialog language={language} onClose={() => setUploading(false)} /> : null}
    </>
  );
}
