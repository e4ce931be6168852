import { createTheme } from '@tuppence/ui/theme';

export const theme = createTheme({
  color: {
    page: '#FFF9F2',
    text: '#2A1A12',
    strong: '#4A1D0F',
    action: '#B23A0E',
    accent: '#FFC857',
    money: '#8A5A1F',
  },
  radius: { control: '999px', card: '12px' },
});
