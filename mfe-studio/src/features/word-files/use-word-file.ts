import { useCallback, useEffect, useState } from 'react';
import type { PageDocument, Schemas } from '@shop/shared/page-documents';
import { mutate, query, readToken, RequestError, useNavigate, useShop, type Shop } from '@shop/shared/runtime';
import { StaffCreatePageDocument, StaffSchemasDocument } from '../../generated/graphql';
import { refusalWords } from '../../words';
import { uploadPicture } from '../media';

const loadReader = () => import(/* webpackChunkName: "word-file" */ './read-word-file');

const MAX_BYTES = 20 * 1024 * 1024;
const WRONG = 'Подходит файл .docx. Другой откройте в\u00A0Word и\u00A0сохраните как\u00A0.docx';
const TOO_LARGE = 'Файл слишком большой: можно до\u00A020\u00A0МБ';
const UNREADABLE = 'Файл не\u00A0читается. Откройте его в\u00A0Word и\u00A0сохраните как\u00A0.docx ещё раз';

export type WordFile =
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | { kind: 'refused'; text: string }
  /** The draft is there, without something that is named. */
  | { kind: 'made'; id: string; title: string; lost: string };

/** Taken addresses are tried again with a number, a few times. */
const ATTEMPTS = 9;

async function create(
  client: Shop['client'],
  title: string,
  suggested: string,
  documentAt: (path: string) => PageDocument,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const path = attempt === 1 ? suggested : `${suggested}-${attempt}`;
    try {
      const input = { document: documentAt(path), path, title };
      return (await mutate(client, StaffCreatePageDocument, input)).staffCreatePage.id;
    } catch (error) {
      const isTaken = error instanceof RequestError && error.fields.path !== undefined;
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
}

function refusedBefore({ name, size }: File): string | null {
  if (!/\.docx$/i.test(name)) return WRONG;
  return size > MAX_BYTES ? TOO_LARGE : null;
}

/**
 * Makes a draft of a Word file, and opens it. Files are taken wherever they are dropped.
 * @param pathOf the address for a title
 */
export function useWordFile(pathOf: (title: string) => string) {
  const { client, track } = useShop();
  const navigate = useNavigate();
  const [wordFile, setWordFile] = useState<WordFile>({ kind: 'none' });
  const [isOver, setIsOver] = useState(false);

  const take = useCallback(
    async (file: File) => {
      const refused = refusedBefore(file);
      setWordFile(refused === null ? { kind: 'reading', name: file.name } : { kind: 'refused', text: refused });
      if (refused !== null) return;
      try {
        const { staffSchemas } = await query(client, StaffSchemasDocument, {});
        const { readWordFile } = await loadReader();
        const upload = (picture: File) => track(uploadPicture(picture, readToken(), new AbortController().signal));
        const page = await readWordFile(file, staffSchemas as Schemas, upload); // the live remote brought them
        const id = await create(client, page.title, pathOf(page.title), page.documentAt);
        if (page.lost === null) await navigate(`/studio/${id}`);
        else setWordFile({ kind: 'made', id, title: page.title, lost: page.lost });
      } catch (error) {
        setWordFile({ kind: 'refused', text: error instanceof RequestError ? refusalWords(error) : UNREADABLE });
      }
    },
    [client, track, navigate, pathOf],
  );

  useEffect(() => {
    const handle = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(event.type === 'dragover');
      const [file] = event.dataTransfer.files;
      if (event.type === 'drop' && file) void take(file);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    window.addEventListener('dragover', handle);
    window.addEventListener('drop', handle);
    window.addEventListener('dragleave', leave);
    return () => {
      window.removeEventListener('dragover', handle);
      window.removeEventListener('drop', handle);
      window.removeEventListener('dragleave', leave);
    };
  }, [take]);

  return { wordFile, isOver, take: (file: File) => void take(file), forget: () => setWordFile({ kind: 'none' }) };
}
