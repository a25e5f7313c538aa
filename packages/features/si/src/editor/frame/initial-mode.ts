import { useScreenParams } from '@jst/feature-kit'
import { useEffect, useRef } from 'react'
import type { SiEditorModel } from '../model/si-editor-model.ts'

/** `?Show=compare` in the address opens the comparison, as from the log of versions: once, and not each time the tab is shown again. */
export function useInitialMode(model: SiEditorModel): void {
  const params = useScreenParams().toString()
  const last = useRef('')
  useEffect(() => {
    if (last.current === params) return
    last.current = params
    if (new URLSearchParams(params).get('Show') === 'compare' && model.offers('compare')) model.view.show('compare')
  }, [params, model])
}
