import { lazyPart, Popup } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { recordFields } from '../../declared-fields.ts'
import { texts as words } from './favourites.texts.ts'

const FavouritePanel = lazyPart(async () => (await import('./FavouritePanel.tsx')).FavouritePanel)

interface FavouriteTextsProps {
  readonly name: 'marks' | 'goods'
  /** Text of the box. */
  readonly text: string
  readonly onText: (text: string) => void
  /** Id of the box: Alt+↓ in it opens the list, and it has the focus afterwards. */
  readonly boxId: string
}

/** Button beside a text area that inserts a favourite text, and stores the present one. */
export const FavouriteTexts = observer(function FavouriteTexts({ name, text, onText, boxId }: FavouriteTextsProps) {
  return (
    <Popup label={words.open(recordFields[name].zh)} trigger={words.button} triggerClassName="jst-text-button" helps={boxId}>
      {(close) => (
        <FavouritePanel
          name={name}
          text={text}
          onTake={(taken) => {
            close()
            onText(taken)
            document.getElementById(boxId)?.focus()
          }}
        />
      )}
    </Popup>
  )
})
