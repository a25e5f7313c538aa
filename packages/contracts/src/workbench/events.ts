import { defineLiveEvent } from '../live-event.ts'
import { Null } from '../schema.ts'
import { ownFrame } from './frame.ts'

export const workbenchEvents = {
  /** What the company wants of the frame around every page has changed. */
  'frame/changed': defineLiveEvent({ content: Null(), may: ownFrame, merge: () => null }),
}
