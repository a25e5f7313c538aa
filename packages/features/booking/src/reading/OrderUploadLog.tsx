import { names } from '../names.ts'
import { uploadLog } from './uploadLog.tsx'

/** 委托上传记录: the lists of the company, with what became of them. */
export const { Screen, preload } = uploadLog('orders', () => names.uploads)
