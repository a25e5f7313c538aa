import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { countsBySection, sectionId, sections } from '../form/sections.ts'
import { texts } from '../texts.ts'

/** Sections of the form with the number of their findings; a click scrolls to one. */
export const SectionBar = observer(function SectionBar() {
  const { model, prefix } = useEditor()
  const found = model.found.drafts[model.view.position]
  const counts = useMemo(() => countsBySection(found), [found])
  const words = texts.sections
  return (
    <nav className="jst-section-bar" aria-label={words.label}>
      {sections.map((section) => {
        const { errors, warnings } = counts[section]
        return (
          <button
            key={section}
            type="button"
            className="jst-tool-button"
            disabled={model.view.full && section !== 'boxes'}
            onClick={() => document.getElementById(sectionId(prefix, section))?.scrollIntoView({ block: 'start' })}
          >
            {words.names[section]}
            {errors > 0 && (
              <b className="is-error" title={words.errors(errors)}>
                {errors}
              </b>
            )}
            {errors === 0 && warnings > 0 && (
              <b className="is-warning" title={words.warnings(warnings)}>
                {warnings}
              </b>
            )}
          </button>
        )
      })}
    </nav>
  )
})
