import { questionButtons } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { Questions } from '../../carrier/Questions.tsx'
import { useEditor } from '../EditorContext.tsx'

/** Questions about the bill that is edited; their places lead to the fields. */
export function EditorQuestions({ id, billNo }: { readonly id: number; readonly billNo: string }) {
  const { model } = useEditor()
  const party = useApp().surface === 'external'
  const { code, path } = party ? questionButtons.party : questionButtons.staff
  const mayAnswer = usePermitted(code, path)
  return (
    <Questions
      id={id}
      billNo={billNo}
      side={party ? 'party' : 'staff'}
      mayAnswer={mayAnswer}
      onJump={(place) => model.view.goHere(place)}
    />
  )
}
