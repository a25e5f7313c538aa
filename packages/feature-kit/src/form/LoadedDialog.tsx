import { Dialog, ErrorView, type DialogProps } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { DetailStore } from '../detail/DetailStore.ts'
import { useKitTexts } from '../screens/language.tsx'

interface LoadedDialogProps<T> extends Pick<DialogProps, 'title' | 'place' | 'width' | 'onClose'> {
  /** The record that the dialog is about. */
  read: Pick<DetailStore<T>, 'data' | 'error' | 'reload'>
  /** The dialog with what was read. */
  children: (data: T) => ReactNode
}

/** Holds the place of a dialog until its data is there: the same window with a line of text, or the failure with a button that asks again. */
export const LoadedDialog = observer(function LoadedDialog<T>({ read, children, ...dialog }: LoadedDialogProps<T>) {
  const words = useKitTexts().form
  const { data, error, reload } = read
  if (data !== undefined) return children(data)
  return (
    <Dialog {...dialog}>
      {error ? (
        <ErrorView error={error} onRetry={reload} />
      ) : (
        <p className="jst-muted" role="status">
          {words.loading}
        </p>
      )}
    </Dialog>
  )
}) as <T>(props: LoadedDialogProps<T>) => ReactNode
