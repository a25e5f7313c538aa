-- The words of a change of many rates stand in the timeline of each rate, which people read who may see neither cost nor floor. What prices were and became
-- stands beside them by field, for those who may see it.
update document_entry set words = regexp_replace(words, '(成本和底价|底价|成本) (\S+) (改为 [0-9.]+|[+-][0-9.]+%?)', '调价 \2', 'g')
  where kind = 'freightRate' and event in ('changed', 'created') and words ~ '(成本|底价) ';
