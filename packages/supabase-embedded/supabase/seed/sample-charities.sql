-- Ten invented charities in each of twenty invented towns, and two that the site names, for development and
-- tests only. The first real register that `npm run charities` imports removes them.
with towns (town, town_order) as (
  select * from unnest(array[
    'Ashby Mere', 'Brackenford', 'Coldwater', 'Dunmarsh', 'Eastholme', 'Fernhill', 'Greystone',
    'Hollowell', 'Inchbrae', 'Kingsbeck', 'Llanfair Bach', 'Marlstead', 'Northcombe',
    'Oakley Vale', 'Penmoor', 'Quarrydale', 'Ravenscar Bay', 'Silverdale', 'Thornbury Cross',
    'Upper Wick'
  ]) with ordinality
), kinds (kind_order, name, purpose) as (values
  (1, '%s Village Hall (sample)', 'Sample: A hall that anybody may hire.'),
  (2, 'Friends of %s Primary School (sample)', 'Sample: Raises money for books, trips and a new playground.'),
  (3, '%s Cat Rescue (sample)', 'Sample: Finds homes for cats.'),
  (4, '%s Hospice (sample)', 'Sample: Care at the end of life, at home and in a ward of eight beds.'),
  (5, 'St Mary’s Church, %s (sample)', 'Sample: Looks after a parish church and its bells.'),
  (6, '%s & District Brass Band (sample)', 'Sample: Teaches brass instruments and lends them.'),
  (7, '%s Food Bank (sample)', 'Sample: Food for people who cannot buy it this week.'),
  (8, '%s Mountain Rescue (sample)', 'Sample: Volunteers who search and carry.'),
  (9, 'Café Môr %s (sample)', 'Sample: A café that trains young people.'),
  (10, '%s Community Garden (sample)', 'Sample: Growing vegetables together.')
)
insert into public.charities (register, number, name, town, purpose)
select 'sample', to_char((town_order - 1) * 10 + kind_order, 'fm0000'), format(name, town), town, purpose
from towns cross join kinds
order by town_order, kind_order
on conflict do nothing;

-- The site's own examples.
insert into public.charities (register, number, name, town, purpose) values
  ('sample', '0201', 'St Anne’s Hospice (sample)', 'Leeds', 'Sample: The hospice of our examples.'),
  ('sample', '0202', 'Save The Children (sample)', 'London', 'Sample: Children, worldwide.')
on conflict do nothing;

refresh materialized view charity_finder.words;
analyze public.charities;
