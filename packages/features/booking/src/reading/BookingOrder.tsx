import { titles } from '../titles.ts'
import { NoteEntry } from './NoteEntry.tsx'

/** 智能订舱: the staff paste or drop a booking note, and complete what it does not say. */
export const Screen = () => <NoteEntry title={titles.entry} />
