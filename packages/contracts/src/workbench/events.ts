import { defineLiveEvent } from '../live-event.ts'
import { Null } from '../schema.ts'
import { ownFrame } from './frame.ts'

export const workbenchEvents = {
  /** Settings of the company for the frame around every page have changed. */
  'frame/changed': defineLiveEvent({ content: Null(), may: ownFrame, merge: () => null }),
}
