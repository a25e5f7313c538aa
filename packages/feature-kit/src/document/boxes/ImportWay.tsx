import { RadioChoice } from '@jst/ui'
import { useBoxTexts } from './texts.ts'

interface ImportWayProps {
  /** All boxes of the sheet give way to those of the file. */
  replace: boolean
  onPick: (replace: boolean) => void
}

/** How boxes of a file join those of the sheet: by their numbers, or in their place. */
export function ImportWay({ replace, onPick }: ImportWayProps) {
  const words = useBoxTexts()
  return (
    <RadioChoice
      className="jst-choice-row"
      label={words.how}
      options={[false, true]}
      labelOf={(all) => (all ? words.replace : words.merge)}
      value={replace}
      onPick={onPick}
    />
  )
}
