import os from 'node:os';
import { convertEmbedded, convertPicture, inspectPicture } from './modules/media/convert-picture';
import type { PictureJob, PictureResult } from './modules/media/picture-messages';
import { RefusedPictureError } from './modules/media/refused-picture';

// The process that reads pictures of unknown origin. It has one job, and then ends.

async function work({ task, file }: PictureJob): Promise<PictureResult> {
  try {
    if (task === 'convert') return { kind: 'converted', picture: await convertPicture(file) };
    if (task === 'embed') return { kind: 'embedded', content: await convertEmbedded(file) };
    await inspectPicture(file);
    return { kind: 'inspected' };
  } catch (error) {
    if (error instanceof RefusedPictureError) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

// Whatever a picture takes, orders come first.
os.setPriority(os.constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit(0));
process.once('message', (job: PictureJob) => {
  void work(job).then((result) => process.send?.(result, () => process.disconnect()));
});
