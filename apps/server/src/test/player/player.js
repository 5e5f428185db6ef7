document.title = 'Player';
