/**
 * The palette. Contrast on `paper`, measured (WCAG): ink 15.7, inkMuted 8.3, green 5.0, greenDeep 7.5,
 * danger 6.1, copperDeep 6.6; on `forest`: paper 11.0, lime 9.2, mint 8.0.
 */
export const color = {
  ink: '#10201A',
  inkMuted: '#3F4D45',
  paper: '#F6F7F2',
  paperDeep: '#E9ECE2',
  card: '#FFFFFF',
  forest: '#06402B',
  forestDeep: '#043121',
  forestLine: '#2B6149',
  green: '#0B7A4B',
  greenDeep: '#0A5C3A',
  lime: '#C8F169',
  limeSoft: '#EAF8C6',
  mint: '#C9D8CC',
  copper: '#B4632F',
  copperDeep: '#8A4620',
  copperSoft: '#F3DFCF',
  line: '#D9DED3',
  control: '#7A877E',
  danger: '#B3261E',
  dangerSoft: '#FBE9E7',
  dangerOnDark: '#FFB4AB',
} as const;
