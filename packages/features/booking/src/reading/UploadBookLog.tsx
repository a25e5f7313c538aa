import { names } from '../names.ts'
import { uploadLog } from './uploadLog.tsx'

/** 托书上传记录: the notes of the company, with what became of them. */
export const { Screen, preload } = uploadLog('note', () => names.notes)
