import { titles } from '../titles.ts'
import { NoteEntry } from './NoteEntry.tsx'

/** 上传托书: a customer books by a note of its own. */
export const Screen = () => <NoteEntry title={titles.note} />
