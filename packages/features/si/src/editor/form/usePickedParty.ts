import type { recordFields } from '@jst/contracts/si'
import type { PartyChoice } from '@jst/contracts/document'
import { useRef } from 'react'
import { useEditor } from '../EditorContext.tsx'

/** Fills a party box. A party that was picked brings the number and contact that the address book has of it; both are taken back with its text. */
export function usePickedParty(name: keyof typeof recordFields): (text: string, choice?: PartyChoice) => void {
  const { model } = useEditor()
  const written = useRef<{ readonly before: string; readonly after: string }>(undefined)
  const pick = async (text: string, choice: PartyChoice) => {
    const draft = model.session.current
    // standards are loaded with the first choice: the editor works without them
    const { carriedOfParty } = await import('../../further/picked.ts')
    const { current } = model.session
    if (!current || current.id !== draft?.id) return
    const carried = carriedOfParty({ ...current, [name]: text }, name, choice)
    written.current = { before: current.carried, after: carried }
    model.edit({ [name]: text, carried })
  }
  return (text, choice) => {
    if (choice) {
      void pick(text, choice)
      return
    }
    const { before, after } = written.current ?? {}
    // further entries since then are the writer's own
    const isMine = before !== undefined && model.session.current?.carried === after
    model.edit({ [name]: text, ...(isMine ? { carried: before } : {}) })
  }
}
