import { AppError } from '../../errors/app-error';
import type { StaffFile, StaffFileSummary } from '../../generated/resolvers-types';
import type { StaffGoodsServices } from '../staff-goods/staff-goods-services';
import type { FileRow } from './file-repository';

const LAST_FILES = 20;

/** A file as the contract has it. */
export function toStaffFile({ id, row_count: rows, undo_until: undoUntil, ...file }: FileRow): StaffFile {
  return { ...file, id: String(id), rows, undoUntil: undoUntil?.toISOString() ?? null };
}

/** @throws AppError NOT_FOUND for what is no id of a file */
export function readFileId(id: string): number {
  if (/^\d{1,9}$/.test(id)) return Number(id);
  throw new AppError('NOT_FOUND', 'no such file');
}

/** @throws AppError NOT_FOUND */
export function presentFile(row: FileRow | null): FileRow {
  if (row) return row;
  throw new AppError('NOT_FOUND', 'no such file');
}

/** @throws AppError NOT_FOUND */
export async function getStaffFile({ files }: StaffGoodsServices, id: string): Promise<StaffFile> {
  return toStaffFile(presentFile(await files.find(readFileId(id))));
}

/** The last files, newest first. */
export async function listStaffFiles({ files }: StaffGoodsServices): Promise<StaffFileSummary[]> {
  return (await files.findLast(LAST_FILES)).map((row) => ({
    id: String(row.id),
    state: row.state,
    rows: row.row_count,
    changeCount: row.change_count,
    faultCount: row.fault_count,
    by: row.by,
    at: row.created_at.toISOString(),
    undoUntil: row.undo_until?.toISOString() ?? null,
  }));
}
